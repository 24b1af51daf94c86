import MessengerHost
import Testing

@testable import MVVM

@Suite @MainActor
struct ContactViewModelTests {
  private let contacts = FakeContactsService(.loaded([.grace]))
  private let conversations = FakeConversationsService()
  private let navigation = NavigationSpy()
  private let viewModel: ContactViewModel

  init() {
    viewModel = ContactViewModel(
      contact: .grace, contacts: contacts, conversations: conversations,
      preferences: FakePreferencesService())
    viewModel.navigation = navigation
  }

  @Test func leadsToTheThread() async {
    await viewModel.openThread()
    #expect(navigation.steps == ["thread new"])
  }

  @Test func saysWhyThereIsNoThread() async {
    conversations.error = .noConnection
    await viewModel.openThread()
    #expect(navigation.steps == [])
    #expect(viewModel.errorText == "No connection. Try again.")
  }

  @Test func anAttemptHidesTheLastError() async {
    contacts.error = .refused
    await viewModel.delete()
    #expect(viewModel.errorText == "Something went wrong. Try again later.")
    await viewModel.openThread()
    #expect(viewModel.errorText == nil)
  }

  @Test func isLeftWhenItsContactIsGone() async {
    contacts.contacts = .failed
    await MainActor.settle()
    #expect(navigation.steps == [])
    contacts.contacts = .loaded([.alan])
    await MainActor.settle()
    #expect(navigation.steps == ["contact is gone"])
  }
}
