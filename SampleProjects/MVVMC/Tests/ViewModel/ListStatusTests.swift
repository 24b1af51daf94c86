import MessengerTexts
import Testing

@testable import MVVMC

@Suite
struct ListStatusTests {
  private func status(of list: Loadable<[Int]>, attemptError: String? = nil) -> ListStatus {
    ListStatus(list, empty: .noChats, attemptError: attemptError, texts: Texts(in: .english))
  }

  @Test func aListIsBusyUntilItIsLoaded() {
    #expect(status(of: .loading).isBusy)
    #expect(!status(of: .loaded([])).isBusy)
    #expect(!status(of: .failed).isBusy)
  }

  @Test func onlyALoadedListIsEmpty() {
    #expect(status(of: .loaded([])).emptyText == "No chats yet.")
    #expect(status(of: .loaded([1])).emptyText == nil)
    #expect(status(of: .failed).emptyText == nil)
  }

  @Test func onlyAListThatCouldNotBeLoadedCanBeLoadedAgain() {
    #expect(status(of: .failed).errorText == "Could not load.")
    #expect(status(of: .failed).retryTitle == "Try again")
    #expect(status(of: .loaded([1]), attemptError: "No.").retryTitle == nil)
  }

  @Test func theErrorOfAnAttemptComesFirst() {
    #expect(status(of: .failed, attemptError: "No.").errorText == "No.")
  }
}
