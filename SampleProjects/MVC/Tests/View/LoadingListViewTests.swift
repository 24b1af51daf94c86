import MessengerTexts
import ScreenKit
import Testing

@testable import MVC

@Suite @MainActor
struct LoadingListViewTests {
  private let window = ScreenKit.Window()
  private let view = LoadingListView<ChatCell>(
    prefix: "chats", texts: Texts(in: .english), emptyText: "No chats yet.")

  init() {
    window.addSubview(view)
  }

  private var shown: [String] {
    ["busy", "empty", "error", "retry", "0"].filter { window.visibleView("chats.\($0)") != nil }
  }

  private let row = ChatRow(id: "1", name: "Grace", preview: nil, unread: "2")

  @Test func showsWhatThereIsToSee() {
    view.show(ListContent(isBusy: true))
    #expect(shown == ["busy"])
    view.show(ListContent(error: "No.", canRetry: true))
    #expect(shown == ["error", "retry"])
    view.show(ListContent(isEmpty: true))
    #expect(shown == ["empty"])
    view.show(ListContent(rows: [row]))
    #expect(shown == ["0"])
    view.show(ListContent(rows: [row], isBusy: true))
    #expect(shown == ["busy", "0"])
    view.show(ListContent())
    #expect(shown.isEmpty)
  }

  @Test func hidesThePartsOfARowThatSayNothing() {
    view.show(ListContent(rows: [row]))
    #expect(window.visibleView("chats.0.name")?.accessibilityValue == "Grace")
    #expect(window.visibleView("chats.0.unread")?.accessibilityValue == "2")
    #expect(window.visibleView("chats.0.preview") == nil)
  }

  @Test func warnsWithoutOfferingToTryAgain() {
    view.show(ListContent(rows: [row], error: "No connection."))
    #expect(shown == ["error", "0"])
  }

  @Test func reportsARowThatIsTappedAndATry() throws {
    let events = Recorder<String>()
    view.onSelect = { events.record($0) }
    view.onRetry = { events.record("retry") }
    let other = ChatRow(id: "2", name: "Alan", preview: nil, unread: nil)
    view.show(ListContent(rows: [row, other]))
    try window.tap("chats.1")
    view.show(ListContent(error: "No.", canRetry: true))
    try window.tap("chats.retry")
    #expect(events.values == ["2", "retry"])
  }
}
