/// Keeps one conversation complete while somebody reads it, and sends what they write.
@MainActor
final class ThreadInteractor {
  weak var output: (any ThreadInteractorOutput)?

  private let thread: String
  private let services: ThreadServices
  private let describe: DescribeThread
  private let read: ReadThread
  private let loadNewest: LoadNewestMessages
  private let fillGaps: FillGaps
  private let loadEarlier: LoadEarlierMessages
  private let keepDraft: KeepDraft
  private let sendMessage: SendMessage
  private let retryMessage: RetryMessage
  private let leaveThread: LeaveThread

  private var told: ThreadResponse?
  private var isOpen = false
  private var hasFailed = false
  private var isLeaving = false
  private var isLoadingOlder = false
  private var loading: Task<Void, Never>?

  /// - Parameter thread: The identifier of the conversation.
  init(thread: String, services: ThreadServices) {
    self.thread = thread
    self.services = services
    describe = DescribeThread(
      details: services.details, history: services.history, outbox: services.outbox,
      account: services.account)
    read = ReadThread(reading: services.reading)
    loadNewest = LoadNewestMessages(history: services.history)
    fillGaps = FillGaps(history: services.history)
    loadEarlier = LoadEarlierMessages(history: services.history)
    keepDraft = KeepDraft(drafts: services.drafts)
    sendMessage = SendMessage(drafts: services.drafts, outbox: services.outbox)
    retryMessage = RetryMessage(outbox: services.outbox)
    leaveThread = LeaveThread(details: services.details)
  }

  deinit {
    loading?.cancel()
  }

  private func readIfOpen() {
    if isOpen { read(thread) }
  }

  private func historyChanged() {
    tellMessages()
    guard isOpen, loading == nil, fillGaps.isNeeded(in: thread) else { return }
    load { [fillGaps, thread] () async throws(ServiceError) in try await fillGaps(in: thread) }
  }

  private func load(_ work: @escaping @MainActor () async throws(ServiceError) -> Void) {
    loading?.cancel()
    loading = Task { [weak self] in
      do throws(ServiceError) {
        try await work()
      } catch {
        if !Task.isCancelled { self?.loadingFailed(error) }
      }
      if !Task.isCancelled { self?.loading = nil }
    }
  }

  private func loadingFailed(_ error: ServiceError) {
    guard error != .sessionEnded else { return }
    hasFailed = true
    tell()
  }

  private func tell() {
    guard let response = describe(thread, hasFailed: hasFailed) else {
      output?.threadIsGone()
      return
    }
    tell(response)
  }

  private func tellMessages() {
    describe(thread, hasFailed: hasFailed).map(tell)
  }

  private func tell(_ response: ThreadResponse) {
    guard response != told else { return }
    told = response
    output?.threadDidChange(response)
  }

  private func tellConnection() {
    output?.connectionDidChange(services.connection.connection)
  }

  private func tellDraft() {
    output?.draftDidChange(services.drafts.draft(in: thread) ?? "")
    tellPermission()
  }

  private func tellPermission() {
    output?.permissionDidChange(maySend: sendMessage.isPossible(in: thread))
  }
}

extension ThreadInteractor: ThreadInteractorInput {
  func start() {
    tellDraft()
    tellConnection()
    tell()
    services.connection.observe(self) { $0.tellConnection() }
    services.connection.observeReady(self) { if $0.isOpen { $0.reload() } }
    services.details.observe(self) { $0.tell() }
    services.history.observe(self) { $0.historyChanged() }
    services.reading.observe(self) { $0.readIfOpen() }
    services.outbox.observe(self) { $0.tellMessages() }
  }

  func open() {
    isOpen = true
    readIfOpen()
    reload()
  }

  func close() {
    isOpen = false
  }

  func reload() {
    hasFailed = false
    tell()
    load { [loadNewest, thread] () async throws(ServiceError) in
      try await loadNewest(of: thread)
    }
  }

  func loadOlder() {
    guard !isLoadingOlder else { return }
    isLoadingOlder = true
    Task { [weak self, loadEarlier, thread] in
      // If it fails, what is there stays as it is, and the user can ask again.
      try? await loadEarlier(in: thread)
      self?.isLoadingOlder = false
    }
  }

  func saveDraft(_ text: String) {
    keepDraft(text, in: thread)
    tellPermission()
  }

  func send() {
    if sendMessage(in: thread) { tellDraft() }
  }

  func retry(_ key: String) {
    retryMessage(key, in: thread)
  }

  func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    output?.leavingDidStart()
    Task { [weak self, leaveThread, thread] in
      do throws(RequestFailure) {
        try await leaveThread(thread)
      } catch {
        self?.isLeaving = false
        self?.output?.leavingDidFail(error)
      }
    }
  }
}
