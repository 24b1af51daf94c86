import Testing

@testable import MVVM

@Suite @MainActor
struct NewGroupViewModelTests {
  private let contacts = FakeContactsService(.loaded([.alan, .grace]))
  private let conversations = FakeConversationsService()
  private let delegate = DelegateSpy()
  private let viewModel: NewGroupViewModel

  init() {
    viewModel = NewGroupViewModel(
      contacts: contacts, conversations: conversations, preferences: FakePreferencesService())
    viewModel.delegate = delegate
    viewModel.name = " Engines "
    viewModel.toggle("turing")
    viewModel.toggle("grace")
  }

  @Test func tellsItsDelegateOfTheNewGroup() async {
    await viewModel.create()
    #expect(conversations.groups == [NewGroup(name: "Engines", members: ["turing", "grace"])])
    #expect(delegate.steps == ["group new"])
  }

  @Test func doesNotAskTheServiceForWhatIsNoGroup() async {
    #expect(viewModel.canCreate)
    viewModel.toggle("grace")
    #expect(!viewModel.canCreate)
    #expect(viewModel.rows.map(\.chosen) == ["✓", nil])
    await viewModel.create()
    #expect(conversations.groups.isEmpty)
  }

  @Test func saysThatThereIsNobodyToChoose() {
    #expect(viewModel.emptyText == nil)
    contacts.contacts = .loaded([])
    #expect(viewModel.emptyText == "No contacts yet.")
  }

  @Test func somebodyWhoIsNoContactAnyMoreIsNotChosen() {
    contacts.contacts = .loaded([.grace])
    #expect(!viewModel.canCreate)
  }

  @Test func saysWhyThereIsNoGroup() async {
    conversations.error = .nameTooLong
    await viewModel.create()
    #expect(viewModel.errorText == "Something went wrong. Try again later.")
    #expect(delegate.steps == [])
  }
}
