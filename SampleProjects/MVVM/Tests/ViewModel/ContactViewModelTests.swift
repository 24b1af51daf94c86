import Testing

@testable import MVVM

@Suite @MainActor
struct ContactViewModelTests {
  private let contacts = FakeContactsService(.loaded([.grace]))
  private let conversations = FakeConversationsService()
  private let requests = ThreadRequests()
  private let viewModel: ContactViewModel

  init() {
    viewModel = ContactViewModel(
      contact: .grace, contacts: contacts, conversations: conversations, requests: requests,
      preferences: PreferencesService())
  }

  @Test func asksForTheThreadToBeShown() async {
    await viewModel.openThread()
    #expect(requests.requested == "new")
  }

  @Test func saysWhyThereIsNoThread() async {
    conversations.error = .noConnection
    await viewModel.openThread()
    #expect(requests.requested == nil)
    #expect(viewModel.errorText == "No connection. Try again.")
  }

  @Test func anAttemptHidesTheLastError() async {
    contacts.error = .refused
    await viewModel.delete()
    #expect(viewModel.errorText == "Something went wrong. Try again later.")
    await viewModel.openThread()
    #expect(viewModel.errorText == nil)
  }

  @Test func isGoneWithItsContact() {
    #expect(!viewModel.isGone)
    contacts.contacts = .loaded([.alan])
    #expect(viewModel.isGone)
    contacts.contacts = .failed
    #expect(!viewModel.isGone)
  }
}
