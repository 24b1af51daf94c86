import Testing

@testable import MVVMStore

@Suite("A new contact's state")
struct NewContactStateTests {
  private typealias Row = Transition<NewContactState>

  private static let entered = NewContactState(name: "Bea", handle: "@bea")
  private static let busy = NewContactState(name: "Bea", handle: "@bea", attempt: .busy)
  private static let contact = try? NewContact(name: "Bea", handle: "bea")

  private static let rows = [
    Row("takes a name", NewContactState(), .nameChanged("Bea"), NewContactState(name: "Bea")),
    Row("takes a handle", NewContactState(), .handleChanged("b"), NewContactState(handle: "b")),
    Row("adds what was entered", entered, .saveTapped, busy, contact.map { [.add($0)] } ?? []),
    Row("adds it once", busy, .saveTapped, busy),
    Row(
      "needs a name", NewContactState(), .saveTapped,
      NewContactState(attempt: .failed(.missingName))),
    Row("is left when the contact is there", busy, .added(nil), busy, [.finish]),
    Row(
      "says why it is not", busy, .added(.handleTaken),
      NewContactState(name: "Bea", handle: "@bea", attempt: .failed(.handleTaken))),
  ]

  @Test("goes on as its table says", arguments: rows)
  private func table(row: Row) {
    row.check()
  }
}
