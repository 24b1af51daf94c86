import Testing

@testable import MVVMStore

@Suite("The tabs' state")
struct TabsStateTests {
  private typealias Row = Transition<TabsState>

  private static let link = ThreadLink("messenger://thread/1")
  private static let forget = link.map { [TabsEffect.forget($0)] } ?? []
  private static let contacts = TabsState(tab: .contacts)
  private static let known = TabsState(tab: .settings, knownThreads: ["1"])
  private static let follow = forget + [.showThread(id: "1")]

  private static let rows = [
    Row(
      "follows threads and links", TabsState(), .started, TabsState(),
      [.followMailbox, .followLinks]),
    Row("changes the tab", TabsState(), .tabSelected(.contacts), contacts),
    Row(
      "counts what is unread", TabsState(),
      .mailboxChanged(Mailbox(.example("1", messages: 3, unread: 2))),
      TabsState(unreadCount: 2, knownThreads: ["1"])),
    Row(
      "follows a link to a thread that is known, from whatever tab", known, .linkChanged(link),
      TabsState(tab: .chats, knownThreads: ["1"]), follow),
    Row(
      "waits with a link until the threads are known", TabsState(), .linkChanged(link),
      TabsState(link: link)),
    Row(
      "follows the link that waits", TabsState(tab: .settings, link: link),
      .mailboxChanged(Mailbox(.example("1"))),
      TabsState(knownThreads: ["1"]), follow),
    Row(
      "drops a link to what the server does not know", TabsState(link: link),
      .mailboxChanged(Mailbox(.example("2"), isUpToDate: true)),
      TabsState(knownThreads: ["2"], isUpToDate: true), forget),
    Row("has no link to follow", known, .linkChanged(nil), known),
    Row(
      "shows a contact's thread to who waits for it", contacts, .contactThreadOpened(id: "1"),
      TabsState(), [.showThread(id: "1")]),
    Row(
      "shows a contact's thread to nobody who has gone on", known, .contactThreadOpened(id: "1"),
      known),
  ]

  @Test("goes on as its table says", arguments: rows)
  private func table(row: Row) {
    row.check()
  }
}
