import Observation

/// The drafts that outlive the app.
@MainActor
@Observable
final class StoredDraftsService: DraftsService {
  private var drafts: [String: String] {
    didSet { archive.write(drafts, to: .drafts) }
  }

  @ObservationIgnored private let archive: Archive

  init(archive: Archive) {
    self.archive = archive
    drafts = archive.read(.drafts) ?? [:]
  }

  subscript(conversation: String) -> String {
    get { drafts[conversation, default: ""] }
    set { drafts[conversation] = newValue.isEmpty ? nil : newValue }
  }
}
