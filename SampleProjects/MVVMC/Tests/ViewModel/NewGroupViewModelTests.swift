import Testing

@testable import MVVMC

@Suite @MainActor
struct NewGroupViewModelTests {
  private let contacts = FakeContactsService(.loaded([.alan, .grace]))
  private let conversations = FakeConversationsService()
  private let navigation = NavigationSpy()
  private let viewModel: NewGroupViewModel

  init() {
    viewModel = NewGroupViewModel(
      contacts: contacts, conversations: conversations, preferences: FakePreferencesService())
    viewModel.navigation = navigation
    viewModel.name = " Engines "
    viewModel.toggle("turing")
    viewModel.toggle("grace")
  }

  @Test func tellsTheNavigationOfTheNewGroup() async {
    await viewModel.create()
    #expect(conversations.groups == [["Engines", "turing", "grace"]])
    #expect(navigation.steps == ["group new"])
  }

  @Test func needsANameAndTwoMembers() {
    #expect(viewModel.canCreate)
    viewModel.toggle("grace")
    #expect(!viewModel.canCreate)
    viewModel.toggle("grace")
    viewModel.name = " "
    #expect(!viewModel.canCreate)
  }

  @Test func somebodyWhoIsNoContactAnyMoreIsNotChosen() {
    contacts.contacts = .loaded([.grace])
    #expect(!viewModel.canCreate)
  }

  @Test func saysWhyThereIsNoGroup() async {
    conversations.error = .invalidName
    await viewModel.create()
    #expect(viewModel.errorText == "Something went wrong. Try again later.")
    #expect(navigation.steps == [])
  }
}
