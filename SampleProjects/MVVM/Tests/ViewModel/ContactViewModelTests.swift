import MessengerHost
import Testing

@testable import MVVM

@Suite @MainActor
struct ContactViewModelTests {
  private let contacts = FakeContactsService(.loaded([.grace]))
  private let conversations = FakeConversationsService()
  private let delegate = DelegateSpy()
  private let viewModel: ContactViewModel

  init() {
    viewModel = ContactViewModel(
      "grace", contacts: contacts, conversations: conversations,
      preferences: FakePreferencesService())
    viewModel.delegate = delegate
  }

  @Test func showsTheContactAsItIsNow() {
    #expect(viewModel.name == "Grace")
    #expect(viewModel.handle == "@grace")
    contacts.contacts = .loaded([Contact(name: "Admiral", handle: "grace")])
    #expect(viewModel.name == "Admiral")
  }

  @Test func leadsToTheThread() async {
    await viewModel.openThread()
    #expect(delegate.steps == ["opened new"])
  }

  @Test func saysWhyThereIsNoThread() async {
    conversations.error = .noConnection
    await viewModel.openThread()
    #expect(delegate.steps == [])
    #expect(viewModel.errorText == "No connection. Try again.")
  }

  @Test func anAttemptHidesTheLastError() async {
    contacts.error = .refused
    await viewModel.deleteQuestion.confirm()
    #expect(viewModel.errorText == "Something went wrong. Try again later.")
    await viewModel.openThread()
    #expect(viewModel.errorText == nil)
  }

  @Test func asksBeforeTheContactIsDeleted() async {
    let question = viewModel.deleteQuestion
    #expect(question.title == "Delete Grace?")
    #expect(question.confirmTitle == "Delete")
    #expect(question.cancelTitle == "Cancel")
    #expect(contacts.removed.isEmpty)
    await question.confirm()
    #expect(contacts.removed == ["grace"])
  }

  @Test func isLeftWhenItsContactIsGone() async {
    viewModel.start()
    await MainActor.settle()
    contacts.lose("turing")
    await MainActor.settle()
    #expect(delegate.steps == [])
    contacts.lose("grace")
    await MainActor.settle()
    #expect(delegate.steps == ["contact is gone"])
  }
}
