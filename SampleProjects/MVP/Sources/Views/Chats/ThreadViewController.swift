import ScreenKit

/// One thread.
final class ThreadViewController: ViewController {
  private let presenter: any ThreadPresenterInterface
  private let threadView = ThreadView()
  private var rowCount = 0

  /// The question whether to leave, while it is in front.
  private weak var alert: AlertController?

  init(presenter: any ThreadPresenterInterface) {
    self.presenter = presenter
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
    threadView.panel.onConfigure = { [presenter] cell, row in
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
  func showLabels(_ labels: ThreadLabels) {
    threadView.leaveButton.title = labels.leave
    threadView.olderButton.title = labels.older
    threadView.inputField.placeholder = labels.input
    threadView.sendButton.title = labels.send
  }

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
    rowCount = content.rows.count
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

  func enableLeaving(_ isEnabled: Bool) {
    threadView.leaveButton.isEnabled = isEnabled
  }

  func confirmLeaving(_ question: Question) {
    alert = ask(question, identifier: "alert.leave") { [presenter] in
      presenter.leavingConfirmed()
    }
  }

  func withdrawQuestion() {
    alert?.dismiss()
  }
}
