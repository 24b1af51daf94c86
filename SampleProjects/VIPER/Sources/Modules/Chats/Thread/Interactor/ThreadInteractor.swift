/// Keeps one conversation complete while somebody reads it, and sends what they write.
@MainActor
final class ThreadInteractor {
  weak var output: (any ThreadInteractorOutput)?

  private let service: any ThreadService
  private var lastResponse: ThreadResponse?
  private var isOpen = false
  private var hasFailed = false
  private var isLeaving = false
  private var isLoadingOlder = false
  private var loading: Task<Void, Never>?

  init(service: any ThreadService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  private func inboxChanged() {
    tell()
    if isOpen, loading == nil, history?.endOfGap != nil { load(newest: false) }
  }

  private func tell() {
    guard let conversation = service.conversation else {
      output?.threadIsGone()
      return
    }
    let response = ThreadResponse(
      conversation, in: service.inbox, for: service.handle, hasFailed: hasFailed)
    guard response != lastResponse else { return }
    lastResponse = response
    output?.threadDidChange(response)
  }

  private func tellConnection() {
    output?.connectionDidChange(ConnectionResponse(service.connection))
  }

  private func tellDraft() {
    output?.draftDidChange(service.draft)
    tellPermission()
  }

  private func tellPermission() {
    output?.permissionDidChange(maySend: !service.draft.trimmed.isEmpty)
  }

  private var history: History? {
    service.conversation.flatMap { service.inbox.histories[$0.id] }
  }

  /// Loads what is missing: the newest messages, if that is wanted, and those in gaps.
  private func load(newest: Bool) {
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        if newest { try await service.loadNewest() }
        while let end = self?.history?.endOfGap, try await service.loadPage(before: end) {}
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
}

extension ThreadInteractor: ThreadInteractorInput {
  func start() {
    tellDraft()
    tellConnection()
    tell()
    service.observeConnection(self) { $0.tellConnection() }
    service.observeInbox(self) { $0.inboxChanged() }
    service.observeReady(self) { if $0.isOpen { $0.reload() } }
  }

  func open() {
    isOpen = true
    service.open()
    reload()
  }

  func close() {
    isOpen = false
    service.close()
  }

  func reload() {
    hasFailed = false
    tell()
    load(newest: true)
  }

  func loadOlder() {
    guard !isLoadingOlder, let first = history?.messages.first else { return }
    isLoadingOlder = true
    Task { [weak self, service] in
      // What is there stays as it is, and the user can ask again.
      _ = try? await service.loadPage(before: first.number)
      self?.isLoadingOlder = false
    }
  }

  func saveDraft(_ text: String) {
    service.saveDraft(text.trimmed.isEmpty ? nil : text)
    tellPermission()
  }

  func send() {
    let text = service.draft.trimmed
    guard !text.isEmpty else { return }
    service.saveDraft(nil)
    service.send(text)
    tellDraft()
  }

  func retry(_ key: String) {
    service.retry(key)
  }

  func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    output?.leavingDidStart()
    Task { [weak self, service] in
      do throws(ServiceError) {
        try await service.leave()
      } catch {
        self?.isLeaving = false
        self?.output?.leavingDidFail(RequestFailure(error))
      }
    }
  }
}
