/// Adds somebody to the contacts.
@MainActor
final class NewContactInteractor: NewContactInteractorInput {
  weak var output: (any NewContactInteractorOutput)?

  private let service: any NewContactService
  private var isAdding = false

  init(service: any NewContactService) {
    self.service = service
  }

  func add(name: String, handle: String) {
    guard !isAdding else { return }
    let name = name.trimmed
    let handle = plain(handle)
    guard !name.isEmpty else {
      output?.additionDidFail(.missingName)
      return
    }
    guard !handle.isEmpty else {
      output?.additionDidFail(.missingHandle)
      return
    }
    isAdding = true
    output?.additionDidStart()
    Task { [weak self, service] in
      do throws(ServiceError) {
        try await service.add(name: name, handle: handle)
        self?.output?.contactWasAdded()
      } catch {
        self?.fail(error)
      }
    }
  }

  /// A handle without the "@" that people write before it.
  private func plain(_ handle: String) -> String {
    let trimmed = handle.trimmed
    return trimmed.hasPrefix("@") ? String(trimmed.dropFirst()).trimmed : trimmed
  }

  private func fail(_ error: ServiceError) {
    isAdding = false
    output?.additionDidFail(NewContactFailure(error))
  }
}

extension NewContactFailure {
  fileprivate init(_ error: ServiceError) {
    switch error {
    case .nameTooLong: self = .nameTooLong
    case .ownHandle: self = .ownHandle
    case .unknownHandle: self = .unknownHandle
    case .handleTaken: self = .handleTaken
    default: self = .request(RequestFailure(error))
    }
  }
}
