import MessengerTexts
import ScreenKit

/// Shows what is said in a thread, and lets the user answer.
final class ThreadViewController: ViewController {
  let viewModel: ThreadViewModel
  let subscriptions = Subscriptions()

  private let texts: Texts
  private let threadView: ThreadView
  private let isOnScreen = Source<Bool>()
  private let confirmedLeave = Source<Void>()

  init(texts: Texts, viewModel makeViewModel: (ThreadViewModel.Inputs) -> ThreadViewModel) {
    self.texts = texts
    threadView = ThreadView(texts: texts)
    viewModel = makeViewModel(
      ThreadViewModel.Inputs(
        isOnScreen: isOnScreen.signal, text: threadView.inputField.texts,
        send: .merge(threadView.sendButton.taps, threadView.inputField.returns),
        older: threadView.olderButton.taps, reload: threadView.panel.retries,
        retried: threadView.retried.signal, leave: confirmedLeave.signal))
    super.init()
    bind()
  }

  override func loadView() {
    view = threadView
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    threadView.scrollToNewest()
    isOnScreen.send(true)
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    isOnScreen.send(false)
  }

  private func bind() {
    let view = threadView
    subscriptions.add(viewModel.title) { [weak self] in self?.title = $0 }
    subscriptions.add(viewModel.network) { view.networkLabel.show($0) }
    subscriptions.add(viewModel.content) { view.show($0) }
    subscriptions.add(viewModel.hasOlder) { view.olderButton.isHidden = !$0 }
    subscriptions.add(viewModel.isGroup) { view.leaveButton.isHidden = !$0 }
    subscriptions.add(viewModel.isSendEnabled) { view.sendButton.isEnabled = $0 }
    subscriptions.add(viewModel.newText) { view.inputField.replaceText(with: $0) }
    subscriptions.add(view.leaveButton.taps) { [weak self] in self?.askToLeave() }
  }

  private func askToLeave() {
    let alert = AlertController(title: texts[.leaveTitle, title ?? ""])
    alert.addAction(
      AlertAction(title: texts[.leave], style: .destructive, identifier: "alert.leave") {
        [confirmedLeave] in confirmedLeave.send(())
      })
    alert.addAction(
      AlertAction(title: texts[.cancel], style: .cancel, identifier: "alert.cancel"))
    present(alert)
  }
}
