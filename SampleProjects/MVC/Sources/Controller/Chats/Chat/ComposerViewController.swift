import MessengerTexts
import ScreenKit

/// Lets the user write a message. Its part of the model is the draft.
final class ComposerViewController: ViewController {
  private let draft: Draft
  private let composerView: ComposerView

  init(draft: Draft, texts: Texts) {
    self.draft = draft
    composerView = ComposerView(texts: texts)
    super.init()
  }

  override func loadView() {
    view = composerView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    composerView.onEdit = { [weak self] in self?.edited() }
    composerView.onSend = { [weak self] in self?.send() }
    composerView.text = draft.text
    showWhetherItCanSend()
  }

  private func send() {
    guard draft.canSend else { return }
    draft.send()
    composerView.text = draft.text
    showWhetherItCanSend()
  }

  private func edited() {
    draft.text = composerView.text
    showWhetherItCanSend()
  }

  private func showWhetherItCanSend() {
    composerView.canSend = draft.canSend
  }
}
