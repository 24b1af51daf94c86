import MessengerWire

/// The threads as the server has them, and what the user has read of them.
@MainActor
final class ThreadsModel: ThreadsSyncInterface, ObserverKeeping {
  let observers = Observers()
  private(set) var threads: Loadable<[ChatThread]>
  private(set) var isUpToDate = false

  private let server: any ServerInterface
  private let store: Store
  private let handle: String

  /// - Parameter handle: That of the user.
  init(server: any ServerInterface, store: Store, handle: String) {
    self.server = server
    self.store = store
    self.handle = handle
    threads = store.value(.threads).map(Loadable.loaded) ?? .loading
  }

  func reload() async {
    show(threads.loadingAgain)
    do {
      guard case .threads(let list) = try await server.ask(.threads) else { return }
      isUpToDate = true
      show(.loaded(list.map { take(ChatThread($0)) }))
    } catch .sessionOver {
      return
    } catch {
      show(threads.loadingFailed)
    }
  }

  func openThread(with handle: String) async throws(Failure) -> String {
    try await join(.openThread(with: handle))
  }

  func create(_ group: NewGroup) async throws(Failure) -> String {
    guard group.isComplete else { throw .refused }
    return try await join(.createGroup(name: group.name, members: group.members))
  }

  func leave(_ thread: String) async throws(Failure) {
    guard self.thread(thread)?.mayBeLeft == true else { throw .refused }
    _ = try await server.ask(.leaveThread(id: thread))
    remove(thread)
  }

  func markRead(_ thread: String) {
    guard let known = self.thread(thread), known.unreadCount > 0 else { return }
    replace(with: known.read)
    report(known.read)
  }

  private func join(_ request: ClientRequest) async throws(Failure) -> String {
    guard case .thread(let wire) = try await server.ask(request) else { throw .refused }
    if threads.value == nil { await reload() }
    replace(with: take(ChatThread(wire)))
    return wire.id
  }

  private func show(_ newThreads: Loadable<[ChatThread]>) {
    if newThreads != threads, let value = newThreads.value { store.save(value, as: .threads) }
    threads = newThreads
    observers.notify()
  }
}

// MARK: - What the server tells

extension ThreadsModel {
  func receive(_ message: Message, in id: String) {
    guard var thread = thread(id) else {
      Task { await reload() }
      return
    }
    guard message.number > thread.lastNumber else { return }
    thread.lastMessage = message
    if message.sender != handle { thread.unreadCount += 1 }
    replace(with: take(thread))
    bringToTop(id)
  }

  func update(_ thread: ChatThread) {
    if thread.members.contains(where: { $0.handle == handle }) {
      replace(with: take(thread))
    } else {
      remove(thread.id)
    }
  }

  func bringToTop(_ id: String) {
    guard let all = threads.value, let thread = thread(id), all.first != thread else { return }
    show(.loaded([thread] + all.filter { $0.id != id }))
  }

  /// What the server says of a thread, as it is for the user, who may have read more.
  private func take(_ new: ChatThread) -> ChatThread {
    let result = thread(new.id).map(new.merging) ?? new
    if result.unreadCount < new.unreadCount { report(result) }
    return result
  }

  /// Tells the server what is read. If it does not hear of it, it is told when the threads are loaded
  /// anew.
  private func report(_ thread: ChatThread) {
    Task { [server] in
      _ = try? await server.ask(.markRead(thread: thread.id, upTo: thread.readUpTo))
    }
  }

  private func replace(with thread: ChatThread) {
    var all = threads.value ?? []
    if let place = all.firstIndex(where: { $0.id == thread.id }) {
      all[place] = thread
    } else {
      all.insert(thread, at: 0)
    }
    show(.loaded(all))
  }

  private func remove(_ id: String) {
    show(.loaded((threads.value ?? []).filter { $0.id != id }))
  }
}
