import Observation

/// What is written and not sent, in each thread.
@MainActor
@Observable
final class DraftsService {
  private var drafts: [String: String] {
    didSet { archive.write(drafts, to: .drafts) }
  }

  @ObservationIgnored private let archive: Archive

  init(archive: Archive) {
    self.archive = archive
    drafts = archive.read(.drafts) ?? [:]
  }

  /// The draft of the thread with this identifier; empty if there is none.
  subscript(conversation: String) -> String {
    get { drafts[conversation, default: ""] }
    set { drafts[conversation] = newValue.isEmpty ? nil : newValue }
  }
}
