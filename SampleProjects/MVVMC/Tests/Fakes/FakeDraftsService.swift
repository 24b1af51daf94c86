import Observation

@testable import MVVMC

/// Drafts without a storage.
@Observable
final class FakeDraftsService: DraftsService {
  private var drafts: [String: String] = [:]

  subscript(conversation: String) -> String {
    get { drafts[conversation, default: ""] }
    set { drafts[conversation] = newValue }
  }
}
