import Testing

@testable import MVVMStore

@Suite("A contact's state")
struct ContactStateTests {
  private typealias Row = Transition<ContactState>

  private static let idle = ContactState(contact: .grace)
  private static let busy = ContactState(contact: .grace, attempt: .busy)
  private static let asking = ContactState(contact: .grace, attempt: .asking)
  private static let offline = ContactState(contact: .grace, attempt: .failed(.noConnection))
  private static let refused = ContactState(contact: .grace, attempt: .failed(.somethingWentWrong))

  private static let rows = [
    Row("opens the thread", offline, .messageTapped, busy, [.openThread(handle: "grace")]),
    Row("opens the thread once", busy, .messageTapped, busy),
    Row("shows the thread", busy, .threadOpened(.success("1")), idle, [.showThread(id: "1")]),
    Row("says that there is no connection", busy, .threadOpened(.failure(.noConnection)), offline),
    Row("asks before deleting", idle, .deleteTapped, asking),
    Row("takes the question back", asking, .questionDismissed, idle),
    Row("asks no longer when it is not seen", asking, .disappeared, idle),
    Row("goes on when it is not seen", busy, .disappeared, busy),
    Row("asks nothing while something is under way", busy, .deleteTapped, busy),
    Row("says nothing of the past when it asks", offline, .deleteTapped, asking),
    Row("keeps what it says when it asks nothing", offline, .questionDismissed, offline),
    Row("deletes, and asks no longer", asking, .deleteConfirmed, busy, [.delete(handle: "grace")]),
    Row(
      "deletes when the question is gone before the answer comes", idle, .deleteConfirmed, busy,
      [.delete(handle: "grace")]),
    Row("deletes once", busy, .deleteConfirmed, busy),
    Row("is left when the contact is gone", busy, .deleted(nil), busy, [.finish]),
    Row("says no more than that it failed", busy, .deleted(.handleTaken), refused),
  ]

  @Test("goes on as its table says", arguments: rows)
  private func table(row: Row) {
    row.check()
  }
}
