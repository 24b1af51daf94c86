import MessengerTexts
import ScreenKit

/// One conversation: reading, writing, and leaving it.
final class ThreadViewController: ViewController {
  /// What a conversation can be asked for.
  struct Ports {
    let reading: any ReadingConversation
    let writing: any WritingMessages
    let joining: any JoiningConversations
    let connection: any WatchingConnection
  }

  let conversation: String
  var onGone: (() -> Void)?

  private let ports: Ports
  private let texts: Texts
  private lazy var threadView = ThreadView(texts: texts)
  private lazy var leaving = Attempt(
    button: nil, busyIndicator: nil, problemLabel: nil, texts: texts)
  private let following = Following()
  private var details: ConversationDetails?
  private var leavingProblem: Problem?
  private var rows: [ThreadPresentation.Row] = []

  init(conversation: String, ports: Ports, texts: Texts) {
    self.conversation = conversation
    self.ports = ports
    self.texts = texts
    super.init()
  }

  override func loadView() {
    view = threadView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    threadView.panel.list.register(MessageCell.self, forCellReuseIdentifier: "message")
    threadView.panel.list.dataSource = self
    threadView.inputField.text = ports.writing.draft(in: conversation)
    connectControls()
    didEdit()
    following.follow(ports.connection.connectionStatuses()) { [threadView, texts] in
      threadView.networkLabel.text = texts[$0.key]
    }
    following.follow(ports.reading.details(of: conversation)) { [weak self] in
      self?.details = $0
      self?.show()
    }
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    scrollToNewest()
    beginReading()
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    // After whatever has begun before.
    Task { [ports, conversation] in ports.reading.endReading(conversation) }
  }

  private func beginReading() {
    Task { [ports, conversation] in await ports.reading.beginReading(conversation) }
  }

  private func show() {
    guard let details else {
      onGone?()
      return
    }
    let presentation = ThreadPresentation(details, leaving: leavingProblem, texts: texts)
    let old = rows
    rows = presentation.rows
    title = presentation.title
    threadView.olderButton.isHidden = !presentation.hasOlder
    threadView.leaveButton.isHidden = !presentation.canLeave
    let firstVisible = threadView.panel.list.visibleRows.first
    threadView.panel.show(presentation.list)
    if rows.last?.key != old.last?.key {
      scrollToNewest()
    } else if let firstVisible, let first = old.first,
      let offset = rows.firstIndex(where: { $0.key == first.key }), offset > 0
    {
      threadView.panel.list.scrollToRow(at: firstVisible + offset, at: .top)
    }
  }

  private func scrollToNewest() {
    guard !rows.isEmpty else { return }
    threadView.panel.list.scrollToRow(at: rows.count - 1, at: .bottom)
  }
}

// MARK: - What the user does

extension ThreadViewController {
  private func connectControls() {
    let view = threadView
    view.inputField.addTarget(self, action: ThreadViewController.didEdit, for: .editingChanged)
    view.inputField.addTarget(self, action: ThreadViewController.send, for: .editingDidEndOnExit)
    view.sendButton.addTarget(self, action: ThreadViewController.send, for: .primaryActionTriggered)
    view.leaveButton.addTarget(
      self, action: ThreadViewController.askToLeave, for: .primaryActionTriggered)
    view.olderButton.addAction(
      { [ports, conversation] in Task { await ports.reading.loadOlder(conversation) } },
      for: .primaryActionTriggered)
    view.panel.onRetry = { [weak self] in self?.beginReading() }
  }

  private func didEdit() {
    let text = threadView.inputField.text
    threadView.sendButton.isEnabled = ports.writing.maySend(text)
    // When the session has ended, the screen is about to go, and the draft with it.
    try? ports.writing.saveDraft(text, in: conversation)
  }

  private func send() {
    try? ports.writing.send(threadView.inputField.text, to: conversation)
    threadView.inputField.text = ""
    didEdit()
  }

  private func askToLeave() {
    let alert = AlertController(title: texts[.leaveTitle, details?.name ?? ""])
    alert.addAction(
      AlertAction(title: texts[.leave], style: .destructive, identifier: "alert.leave") {
        [weak self] in self?.leave()
      })
    alert.addAction(
      AlertAction(title: texts[.cancel], style: .cancel, identifier: "alert.cancel"))
    present(alert)
  }

  private func leave() {
    leavingProblem = nil
    show()
    leaving.start { [ports, conversation] () async throws(Problem) in
      try await ports.joining.leave(conversation)
    } failed: { [weak self] problem in
      self?.leavingProblem = problem
      self?.show()
    } done: {
      // That the conversation is gone, the screen hears like everybody who shows it.
    }
  }
}

extension ThreadViewController: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int {
    rows.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "message", for: row)
    let message = rows[row]
    (cell as? MessageCell)?.show(message, inRow: "thread.\(row)", texts: texts)
    (cell as? MessageCell)?.onRetry = { [ports] in try? ports.writing.retry(message.key) }
    return cell
  }
}
