import MessengerTexts
import ScreenKit

/// The screen with the messages of one conversation.
final class ThreadViewController: ViewController, RoutingSource {
  private let handler: any ThreadEventHandler
  private let rows: any ThreadDataSource
  private let layout: ThreadView

  init(handler: any ThreadEventHandler, rows: any ThreadDataSource, texts: Texts) {
    self.handler = handler
    self.rows = rows
    layout = ThreadView(texts: texts)
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.panel.list.register(MessageCell.self, forCellReuseIdentifier: "message")
    layout.panel.list.dataSource = self
    layout.inputField.addTarget(self, action: ThreadViewController.edit, for: .editingChanged)
    layout.inputField.addAction(
      { [handler] in handler.didTapSend() }, for: .editingDidEndOnExit)
    report(layout.sendButton) { $0.didTapSend() }
    report(layout.panel.retryButton) { $0.didTapRetry() }
    report(layout.olderButton) { $0.didTapOlder() }
    report(layout.leaveButton) { $0.didTapLeave() }
    handler.viewDidLoad()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    scrollToNewest()
    handler.viewDidAppear()
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    handler.viewWillDisappear()
  }

  private func report(
    _ button: Button, as event: @escaping @MainActor (any ThreadEventHandler) -> Void
  ) {
    button.addAction({ [handler] in event(handler) }, for: .primaryActionTriggered)
  }

  private func edit() {
    handler.didEdit(layout.inputField.text)
  }

  private func scrollToNewest() {
    guard rows.rowCount > 0 else { return }
    layout.panel.list.scrollToRow(at: rows.rowCount - 1, at: .bottom)
  }
}

extension ThreadViewController: ThreadViewInterface {
  func show(_ heading: ThreadHeading) {
    title = heading.title
    layout.olderButton.isHidden = !heading.hasOlder
    layout.leaveButton.isHidden = !heading.mayLeave
  }

  func showRows(_ change: ThreadChange, _ notice: ListNotice) {
    let list = layout.panel.list
    let topRow = list.visibleRows.first
    layout.panel.showRows(notice)
    switch change {
    case .newest: scrollToNewest()
    case .older(let count): topRow.map { list.scrollToRow(at: $0 + count, at: .top) }
    case .inPlace: break
    }
  }

  func show(draft: String) {
    layout.inputField.text = draft
  }

  func show(maySend: Bool) {
    layout.sendButton.isEnabled = maySend
  }

  func show(_ notice: ListNotice) {
    layout.panel.show(notice)
  }

  func show(network: String) {
    layout.networkLabel.text = network
  }

  func askToLeave(_ question: Question) {
    present(
      AlertController(question, identifier: "alert.leave") { [weak handler] in
        handler?.didConfirmLeaving()
      })
  }
}

extension ThreadViewController: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int {
    rows.rowCount
  }

  func listView(_ listView: ListView, cellForRowAt index: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "message", for: index)
    guard let cell = cell as? MessageCell else { return cell }
    cell.show(rows.row(at: index), identifier: "thread.\(index)")
    cell.onRetry = { [weak handler] in handler?.didTapRetry(row: index) }
    return cell
  }
}
