import MessengerTexts
import ScreenKit

/// One thread.
final class ThreadViewController: ViewController {
  private let presenter: any ThreadPresenterInterface
  private let texts: Texts
  private let threadView: ThreadView
  private var rowCount = 0

  init(presenter: any ThreadPresenterInterface, texts: Texts) {
    self.presenter = presenter
    self.texts = texts
    threadView = ThreadView(texts: texts)
    super.init()
  }

  override func loadView() {
    view = threadView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectControls()
    presenter.viewDidLoad()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    presenter.viewDidAppear()
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    presenter.viewWillDisappear()
  }

  private func connectControls() {
    let field = threadView.inputField
    field.addTarget(self, action: ThreadViewController.edit, for: .editingChanged)
    field.addTarget(self, action: ThreadViewController.send, for: .editingDidEndOnExit)
    threadView.sendButton.addTarget(
      self, action: ThreadViewController.send, for: .primaryActionTriggered)
    threadView.olderButton.addAction(
      { [presenter] in presenter.loadOlder() }, for: .primaryActionTriggered)
    threadView.leaveButton.addAction(
      { [presenter] in presenter.leave() }, for: .primaryActionTriggered)
    threadView.panel.onRetry = { [presenter] in presenter.reload() }
    threadView.panel.onConfigure = { [presenter, texts] cell, row in
      cell.titleRetryButton(texts[.retry])
      cell.onRetry = { presenter.retry(row: row) }
    }
  }

  private func edit() {
    presenter.edit(threadView.inputField.text)
  }

  private func send() {
    presenter.send(threadView.inputField.text)
  }
}

// MARK: - What is shown

extension ThreadViewController: ThreadViewInterface {
  func showTitle(_ title: String) {
    self.title = title
  }

  func showNetwork(_ text: String) {
    threadView.networkLabel.text = text
  }

  func showMessages(_ content: ListContent<MessageRow>, at position: MessagesPosition) {
    let list = threadView.panel.list
    let firstVisible = list.visibleRows.first
    threadView.panel.show(content)
    if case .rows(let rows) = content { rowCount = rows.count } else { rowCount = 0 }
    switch position {
    case .newest:
      scrollToNewest()
    case .same(let added):
      guard added > 0, let firstVisible, firstVisible + added < rowCount else { return }
      list.scrollToRow(at: firstVisible + added, at: .top)
    }
  }

  func scrollToNewest() {
    guard rowCount > 0 else { return }
    threadView.panel.list.scrollToRow(at: rowCount - 1, at: .bottom)
  }

  func showOlderButton(_ isShown: Bool) {
    threadView.olderButton.isHidden = !isShown
  }

  func showLeaveButton(_ isShown: Bool) {
    threadView.leaveButton.isHidden = !isShown
  }

  func showInput(_ text: String) {
    threadView.inputField.text = text
  }

  func enableSending(_ isEnabled: Bool) {
    threadView.sendButton.isEnabled = isEnabled
  }

  func confirmLeaving(title: String) {
    ask(title, answer: texts[.leave], identifier: "alert.leave", texts: texts) { [presenter] in
      presenter.leavingConfirmed()
    }
  }

  func showBusy(_ isBusy: Bool) {
    threadView.leaveButton.isEnabled = !isBusy
  }

  func showError(_ text: String?) {
    threadView.panel.problem = text
  }
}
