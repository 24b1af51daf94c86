import MessengerTexts

/// Shows a conversation, and how writing into it goes.
@MainActor
final class ThreadPresenter {
  weak var view: (any ThreadViewInterface)?

  private let interactor: any ThreadInteractorInput
  private let wireframe: any ThreadWireframe
  private let texts: Texts
  private var title = ""
  private var messages: [MessageResponse] = []
  private var loading = ListNotice()

  /// What is wrong apart from loading.
  private var problem: String? {
    didSet { view?.show(notice) }
  }

  init(interactor: any ThreadInteractorInput, wireframe: any ThreadWireframe, texts: Texts) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.texts = texts
  }

  /// That there is nothing to read is worse than any other problem.
  private var notice: ListNotice {
    var notice = loading
    notice.error = loading.error ?? problem
    return notice
  }

  private func status(of message: MessageResponse) -> String? {
    switch message.delivery {
    case .sending: texts[.sending]
    case .sent: texts[.sent]
    case .failed: texts[.failed]
    case nil: nil
    }
  }

  /// How the messages differ from those that were there before.
  private func change(from old: [MessageResponse]) -> ThreadChange {
    guard old.last?.key == messages.last?.key else { return .newest }
    guard let first = old.first, let index = messages.firstIndex(where: { $0.key == first.key }),
      index > 0
    else { return .inPlace }
    return .older(index)
  }
}

extension ThreadPresenter: ThreadDataSource {
  var rowCount: Int { messages.count }

  func row(at index: Int) -> MessageRow {
    let message = messages[index]
    return MessageRow(
      text: message.text, sender: message.senderName, status: status(of: message),
      retry: message.delivery == .failed ? texts[.retry] : nil)
  }
}

extension ThreadPresenter: ThreadEventHandler {
  func viewDidLoad() {
    interactor.start()
  }

  func viewDidAppear() {
    interactor.open()
  }

  func viewWillDisappear() {
    interactor.close()
  }

  func didEdit(_ text: String) {
    interactor.saveDraft(text)
  }

  func didTapSend() {
    interactor.send()
  }

  func didTapRetry() {
    interactor.reload()
  }

  func didTapRetry(row: Int) {
    interactor.retry(messages[row].key)
  }

  func didTapOlder() {
    interactor.loadOlder()
  }

  func didTapLeave() {
    view?.askToLeave(
      Question(
        title: texts[.leaveTitle, title], confirmation: texts[.leave],
        cancellation: texts[.cancel]))
  }

  func didConfirmLeaving() {
    interactor.leave()
  }
}

extension ThreadPresenter: ThreadInteractorOutput {
  func threadDidChange(_ thread: ThreadResponse) {
    let old = messages
    title = thread.name
    messages = thread.messages.items
    view?.show(
      ThreadHeading(title: title, hasOlder: thread.hasOlder, mayLeave: thread.mayLeave))
    loading = ListNotice(thread.messages, texts: texts)
    view?.showRows(change(from: old), notice)
  }

  func threadIsGone() {
    wireframe.close()
  }

  func draftDidChange(_ draft: String) {
    view?.show(draft: draft)
  }

  func permissionDidChange(maySend: Bool) {
    view?.show(maySend: maySend)
  }

  func connectionDidChange(_ connection: ConnectionStatus) {
    view?.show(network: texts.text(for: connection))
  }

  func leavingDidStart() {
    problem = nil
  }

  func leavingDidFail(_ failure: RequestFailure) {
    problem = texts.text(for: failure)
  }
}
