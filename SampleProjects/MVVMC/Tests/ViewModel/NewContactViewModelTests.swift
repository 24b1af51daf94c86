import Testing

@testable import MVVMC

@Suite @MainActor
struct NewContactViewModelTests {
  private let contacts = FakeContactsService()
  private let delegate = DelegateSpy()
  private let viewModel: NewContactViewModel

  init() {
    viewModel = NewContactViewModel(contacts: contacts, preferences: FakePreferencesService())
    viewModel.delegate = delegate
    viewModel.name = "Grace"
    viewModel.handle = "@grace"
  }

  @Test func isDoneWhenTheContactIsSaved() async throws {
    await viewModel.save()
    #expect(delegate.steps == ["contact is saved"])
    #expect(contacts.added == [try NewContact(name: "Grace", handle: "grace")])
  }

  @Test func doesNotAskTheServiceForNothing() async {
    viewModel.handle = "@"
    await viewModel.save()
    #expect(viewModel.errorText == "Enter a handle.")
    #expect(contacts.added.isEmpty)
    #expect(delegate.steps == [])
  }

  @Test(arguments: [
    (ServiceError.ownHandle, "That is you."),
    (.nameTooLong, "This name is too long."),
    (.unknownHandle, "Nobody has this handle."),
    (.handleTaken, "This handle is among your contacts already."),
    (.noConnection, "No connection. Try again."),
    (.cardDeclined, "Something went wrong. Try again later."),
  ])
  func saysWhyItIsNotSaved(error: ServiceError, text: String) async {
    contacts.error = error
    await viewModel.save()
    #expect(viewModel.errorText == text)
    #expect(delegate.steps == [])
    #expect(!viewModel.isBusy)
  }
}
