import MessengerTexts
import ScreenKit

/// Shows what is said in a thread, and lets the user answer.
final class ThreadViewController: ViewController {
  let viewModel: ThreadViewModel
  let subscriptions = Subscriptions()

  private let threadView = ThreadView()
  private let isOnScreen = Subject<Bool>()
  private let confirmed = Subject<Void>()

  init(
    texts: Observable<Texts>, viewModel makeViewModel: (ThreadViewModel.Inputs) -> ThreadViewModel
  ) {
    viewModel = makeViewModel(
      ThreadViewModel.Inputs(
        isOnScreen: isOnScreen.observable, text: threadView.inputField.edits,
        send: .merge(threadView.sendButton.taps, threadView.inputField.returns),
        older: threadView.olderButton.taps, reload: threadView.panel.retries,
        retried: threadView.retried.observable, leave: threadView.leaveButton.taps,
        confirmed: confirmed.observable))
    super.init()
    subscriptions.add(texts) { [threadView] in threadView.showCaptions($0) }
    bind()
  }

  override func loadView() {
    view = threadView
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    threadView.scrollToNewest()
    isOnScreen.onNext(true)
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    isOnScreen.onNext(false)
  }

  private func bind() {
    let view = threadView
    subscriptions.add(viewModel.title) { [weak self] in self?.title = $0 }
    subscriptions.add(viewModel.network) { view.networkLabel.show($0) }
    subscriptions.add(viewModel.content) { view.show($0) }
    subscriptions.add(viewModel.hasOlder) { view.olderButton.isHidden = !$0 }
    subscriptions.add(viewModel.canLeave) { view.leaveButton.isHidden = !$0 }
    subscriptions.add(viewModel.text) { view.inputField.text = $0 }
    subscriptions.add(viewModel.isSendEnabled) { view.sendButton.isEnabled = $0 }
    subscriptions.add(viewModel.question) { [weak self, confirmed] in
      self?.ask($0, yesIdentifier: "alert.leave", confirmed)
    }
  }
}
