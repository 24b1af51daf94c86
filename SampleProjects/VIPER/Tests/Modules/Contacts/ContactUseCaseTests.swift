import Testing

@testable import VIPER

@Suite("The use cases of a contact") @MainActor
struct ContactUseCaseTests {
  @Test("open the thread with it, or tell why not")
  func open() async throws {
    let threads = ContactThreadFake()
    #expect(try await OpenThread(threads: threads)(with: "grace") == "7")
    #expect(threads.opened == ["grace"])
    threads.error = .noConnection
    await #expect(throws: RequestFailure.noConnection) {
      try await OpenThread(threads: threads)(with: "grace")
    }
  }

  @Test("delete it, or tell why not")
  func delete() async throws {
    let contacts = ContactFake()
    try await DeleteContact(contacts: contacts)("grace")
    #expect(contacts.deleted == ["grace"])
    contacts.error = .refused
    await #expect(throws: RequestFailure.somethingWentWrong) {
      try await DeleteContact(contacts: contacts)("grace")
    }
  }
}
