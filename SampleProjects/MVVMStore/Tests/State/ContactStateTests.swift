import Testing

@testable import MVVMStore

@Suite("A contact's state")
struct ContactStateTests {
  private typealias Row = Transition<ContactState>

  private static let idle = ContactState(contact: .grace)
  private static let busy = ContactState(contact: .grace, attempt: .busy)
  private static let asking = ContactState(contact: .grace, isAskingToDelete: true)
  private static let offline = ContactState(contact: .grace, attempt: .failed(.noConnection))
  private static let refused = ContactState(contact: .grace, attempt: .failed(.somethingWentWrong))

  private static let rows = [
    Row("opens the thread", offline, .messageTapped, busy, [.openThread(handle: "grace")]),
    Row("opens the thread once", busy, .messageTapped, busy),
    Row("shows the thread", busy, .threadOpened(.success("1")), idle, [.showThread(id: "1")]),
    Row("says that there is no connection", busy, .threadOpened(.failure(.noConnection)), offline),
    Row("asks before deleting", idle, .deleteTapped, asking),
    Row("takes the question back", asking, .questionDismissed, idle),
    Row("follows links", idle, .started, idle, [.followLinks]),
    Row("asks no longer when a link leads elsewhere", asking, .linkFollowed, idle),
    Row("deletes, and asks no longer", asking, .deleteConfirmed, busy, [.delete(handle: "grace")]),
    Row("deletes once", busy, .deleteConfirmed, busy),
    Row("is left when the contact is gone", busy, .deleted(nil), busy, [.finish]),
    Row("says no more than that it failed", busy, .deleted(.handleTaken), refused),
  ]

  @Test("goes on as its table says", arguments: rows)
  private func table(row: Row) {
    row.check()
  }
}
