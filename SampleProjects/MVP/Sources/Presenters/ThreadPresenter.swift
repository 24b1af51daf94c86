import MessengerTexts

/// Shows one thread, and lets the user write in it and leave it.
@MainActor
final class ThreadPresenter: ThreadPresenterInterface {
  /// What a thread is made of.
  struct Models {
    let threads: any ThreadsModelInterface
    let messages: any MessagesModelInterface
    let outbox: any OutboxModelInterface
    let drafts: any DraftsModelInterface
    let session: any SessionModelInterface
    let connection: any ConnectionModelInterface
  }

  weak var view: (any ThreadViewInterface)?

  private let id: String
  private let models: Models
  private let texts: Texts
  private weak var navigation: (any ChatsNavigation)?
  private let leaving = Attempt()
  private var shown: ThreadTranscript?

  /// Whether the user sees what comes.
  private var isSeen = false

  /// Why the user could not leave.
  private var leavingError: String?

  init(thread id: String, models: Models, navigation: any ChatsNavigation, texts: Texts) {
    self.id = id
    self.models = models
    self.navigation = navigation
    self.texts = texts
  }

  func viewDidLoad() {
    view?.showLabels(
      ThreadLabels(
        leave: texts[.leaveGroup], older: texts[.earlierMessages], input: texts[.message],
        send: texts[.send]))
    leaving.follow { [weak self] in self?.showLeaving($0) }
    models.connection.observe(by: self) { $0.showNetwork() }
    models.threads.observe(by: self) { $0.threadsChanged() }
    models.messages.observe(by: self) { $0.showThread() }
    models.outbox.observe(by: self) { $0.showThread() }
    showNetwork()
    showThread()
    showInput(models.drafts.draft(in: id))
  }

  func viewDidAppear() {
    view?.scrollToNewest()
    isSeen = true
    models.threads.markRead(id)
    reload()
  }

  func viewWillDisappear() {
    isSeen = false
  }

  func reload() {
    Task { [models, id] in await models.messages.load(id) }
  }

  func loadOlder() {
    Task { [models, id] in await models.messages.loadOlder(id) }
  }

  private func threadsChanged() {
    if isSeen { models.threads.markRead(id) }
    showThread()
  }

  private func showNetwork() {
    view?.showNetwork(texts.network(models.connection.status))
  }

  private func showThread() {
    guard let thread = models.threads.thread(id) else {
      view?.withdrawQuestion()
      navigation?.showChatsAgain()
      return
    }
    view?.showTitle(thread.name)
    view?.showLeaveButton(thread.mayBeLeft)
    var transcript = ThreadTranscript(
      thread: thread, history: models.messages.history(of: id),
      outgoing: models.outbox.messages(in: id), reader: models.session.account?.handle,
      texts: texts)
    if let leavingError { transcript.warn(leavingError) }
    guard transcript != shown else { return }
    let position = transcript.position(after: shown)
    shown = transcript
    view?.showOlderButton(transcript.hasOlder)
    view?.showMessages(transcript.content, at: position)
  }
}

// MARK: - Writing

extension ThreadPresenter {
  func edit(_ text: String) {
    models.drafts.setDraft(text, in: id)
    enableSending(of: text)
  }

  func send(_ text: String) {
    guard let text = MessageText(text) else { return }
    showInput("")
    models.drafts.send(text, in: id)
  }

  func retry(row: Int) {
    if let shown { models.outbox.retry(shown.keys[row]) }
  }

  private func showInput(_ text: String) {
    view?.showInput(text)
    enableSending(of: text)
  }

  private func enableSending(of text: String) {
    view?.enableSending(MessageText(text) != nil)
  }
}

// MARK: - Leaving

extension ThreadPresenter {
  func leave() {
    guard let thread = models.threads.thread(id) else { return }
    view?.confirmLeaving(
      Question(
        title: texts[.leaveTitle, thread.name], answer: texts[.leave], cancel: texts[.cancel]))
  }

  func leavingConfirmed() {
    leaving.start { [models, id] () async throws(Failure) in
      try await models.threads.leave(id)
    } failed: { [texts] in
      texts.explanation(of: $0)
    } done: {
      // That the thread is gone, the presenter hears from the model.
    }
  }

  private func showLeaving(_ state: AttemptState) {
    view?.enableLeaving(state.canStart)
    guard state.error != leavingError else { return }
    leavingError = state.error
    showThread()
  }
}
