import MessengerTexts
import ScreenKit

/// Shows a thread, and goes back when it is gone.
final class ThreadViewController: ViewController {
  private let viewModel: ThreadViewModel

  private let networkLabel = Label(identifier: "thread.network")
  private let leaveButton = Button("", identifier: "thread.leave")
  private let statusView = ListStatusView("thread")
  private let olderButton = Button("", identifier: "thread.older")
  private let messages = MessageList()
  private let inputField = TextField("", identifier: "thread.input")
  private let sendButton = Button("", identifier: "thread.send")

  init(viewModel: ThreadViewModel) {
    self.viewModel = viewModel
    super.init()
    viewModel.delegate = self
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      networkLabel, leaveButton, statusView, olderButton, messages.listView, inputField, sendButton,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindViewModel()
    bind(inputField, to: \.viewModel.input)
    statusView.onRetry = { [weak self] in self?.load() }
    messages.onRetry = { [viewModel] key in viewModel.retry(key) }
    sendButton.addTarget(self, action: ThreadViewController.send, for: .primaryActionTriggered)
    inputField.addTarget(self, action: ThreadViewController.send, for: .editingDidEndOnExit)
    olderButton.addTarget(
      self, action: ThreadViewController.loadOlder, for: .primaryActionTriggered)
    leaveButton.addTarget(
      self, action: ThreadViewController.askToLeave, for: .primaryActionTriggered)
    viewModel.start()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    viewModel.isShown = true
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    viewModel.isShown = false
  }
}

// MARK: - From the view model to the user

extension ThreadViewController {
  private func bindViewModel() {
    bind { screen in screen.showTexts(screen.viewModel.texts) }
    bind { screen in screen.title = screen.viewModel.title }
    bind { screen in screen.networkLabel.text = screen.viewModel.networkText }
    bind { screen in screen.leaveButton.isHidden = !screen.viewModel.isGroup }
    bind { screen in screen.olderButton.isHidden = !screen.viewModel.hasOlder }
    bind { screen in screen.sendButton.isEnabled = screen.viewModel.canSend }
    bind { screen in
      screen.messages.show(screen.viewModel.rows, newest: screen.viewModel.newestRow)
    }
    bind { screen in screen.statusView.show(screen.viewModel.status) }
  }

  private func showTexts(_ texts: Texts) {
    leaveButton.title = texts[.leaveGroup]
    olderButton.title = texts[.earlierMessages]
    inputField.placeholder = texts[.message]
    sendButton.title = texts[.send]
  }
}

// MARK: - From the user to the view model

extension ThreadViewController {
  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }

  private func loadOlder() {
    Task { [viewModel] in await viewModel.loadOlder() }
  }

  private func send() {
    viewModel.send()
  }

  private func askToLeave() {
    ask(viewModel.leaveQuestion, identifier: "alert.leave")
  }
}

extension ThreadViewController: ThreadViewModelDelegate {
  func threadIsGone() {
    leave()
  }
}
