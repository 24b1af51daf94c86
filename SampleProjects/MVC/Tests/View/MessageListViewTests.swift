import MessengerTexts
import ScreenKit
import Testing

@testable import MVC

@Suite @MainActor
struct MessageListViewTests {
  private let window = ScreenKit.Window(size: Size(columns: 40, rows: 10))
  private let view = MessageListView(texts: Texts(in: .english))

  init() {
    window.addSubview(view)
  }

  private func show(_ numbers: ClosedRange<Int>, failing failed: Int? = nil) {
    view.show(
      ListContent(
        rows: numbers.map {
          MessageRow(
            id: "\($0)", text: "\($0)", sender: nil, status: nil, canRetry: $0 == failed)
        }))
  }

  /// The texts that can be seen, from the top.
  private var visible: [String] {
    (0..<60).compactMap { window.visibleView("thread.\($0).text")?.accessibilityValue }
  }

  @Test func opensAtTheNewestMessage() {
    show(1...30)
    #expect(visible.first == "21")
    #expect(visible.last == "30")
  }

  @Test func goesToANewMessage() throws {
    show(1...30)
    try window.scroll("thread.list", toRow: 0)
    show(1...31)
    #expect(visible.last == "31")
  }

  @Test func staysWhereItIsWhenEarlierMessagesCome() throws {
    show(21...40)
    try window.scroll("thread.list", toRow: 3)
    let before = visible
    show(1...40)
    #expect(visible == before)
    #expect(visible.first == "24")
  }

  @Test func staysWhereItIsWhenAMessageChanges() throws {
    show(1...30)
    try window.scroll("thread.list", toRow: 2)
    show(1...30, failing: 30)
    #expect(visible.first == "3")
  }

  @Test func reportsWhichMessageToSendAgain() throws {
    let retries = Recorder<MessageRow.ID>()
    view.onRetryMessage = { retries.record($0) }
    show(1...3, failing: 2)
    try window.tap("thread.1.retry")
    #expect(retries.values == ["2"])
  }
}
