import MessengerWire
import Testing

@testable import MVC

@Suite @MainActor
struct ContactBookTests {
  private static let grace = WirePerson(name: "Grace", handle: "grace")
  private static let alan = WirePerson(name: "alan", handle: "alan")

  private func model(
    contacts: [WirePerson] = [grace, alan], reply: ServerReply? = nil
  ) async throws -> SignedInModel {
    try await SignedInModel { request in
      if case .contacts = request { .contacts(contacts) } else { reply }
    }
  }

  @Test func sortsByNameIgnoringCase() async throws {
    let book = try await model().account.contacts
    #expect(book.all.map(\.handle) == ["alan", "grace"])
    #expect(book.state == .loaded)
  }

  @Test(arguments: [
    (" GRA ", ["grace"]), ("@al", ["alan"]), (" ", ["alan", "grace"]), ("nobody", []),
  ])
  func findsNamesAndHandles(text: String, handles: [String]) async throws {
    let book = try await model().account.contacts
    #expect(book.matches(for: text).map(\.handle) == handles)
  }

  @Test func remembersTheContacts() async throws {
    let model = try await model()
    let book = ContactBook(server: model.account.server, store: model.store)
    #expect(book.all.map(\.handle) == ["alan", "grace"])
    #expect(book.state == .loaded)
  }

  @Test func addsAContactWithoutBlanksAndAt() async throws {
    let model = try await model(contacts: [], reply: .contact(Self.grace))
    let errors = Recorder<AddContactError?>()
    model.account.contacts.add(name: " Grace ", handle: " @grace ") { errors.record($0) }
    await MainActor.settle()
    #expect(model.connection.requests.last == .addContact(name: "Grace", handle: "grace"))
    #expect(model.account.contacts.all.map(\.handle) == ["grace"])
    #expect(errors.values == [nil])
  }

  @Test(arguments: [
    (" ", "grace", AddContactError.missingName), ("Grace", " @ ", .missingHandle),
  ])
  func asksNobodyAboutEmptyFields(
    name: String, handle: String, expected: AddContactError
  ) async throws {
    let model = try await model()
    let errors = Recorder<AddContactError?>()
    let requests = model.connection.requests
    model.account.contacts.add(name: name, handle: handle) { errors.record($0) }
    await MainActor.settle()
    #expect(errors.values == [expected])
    #expect(model.connection.requests == requests)
  }

  @Test func keepsAContactThatIsNotDeleted() async throws {
    let model = try await model(reply: .refused(.notFound))
    let errors = Recorder<RequestError?>()
    let contact = try #require(model.account.contacts.all.first)
    model.account.contacts.remove(contact) { errors.record($0) }
    await MainActor.settle()
    #expect(errors.values == [.refused(.other)])
    #expect(model.account.contacts.all.count == 2)
  }

  @Test func keepsWhatWasLoadedWhenLoadingAnewFails() async throws {
    let model = try await model()
    model.connection.reply = { _ in .refused(.notAllowed) }
    model.account.contacts.load()
    await MainActor.settle()
    #expect(model.account.contacts.state == .loaded)
    #expect(model.account.contacts.all.count == 2)
  }

  @Test func saysThatNothingCouldBeLoaded() async throws {
    let book = try await SignedInModel(.offline).account.contacts
    #expect(book.state == .failed)
  }
}
