import MessengerHost

/// A search among the contacts, which waits until the user has paused.
@MainActor
final class ContactSearch {
  /// How long the text has to stay the same.
  static let pause = 0.3

  /// What the user looks for.
  var text = "" {
    didSet { textChanged() }
  }

  /// The contacts that fit the text, as it was at the last pause.
  var matches: [Contact] {
    let term = applied.trimmed.lowercased()
    guard !term.isEmpty else { return contacts.all }
    return contacts.all.filter {
      $0.name.lowercased().contains(term) || "@\($0.handle)".lowercased().contains(term)
    }
  }

  /// Hears of new matches. It is the only one, as each screen has a search of its own.
  weak var delegate: (any ContactSearchDelegate)?

  private var applied = ""
  private let contacts: ContactBook
  private let clock: any AppClock
  private var wait: Task<Void, Never>?

  init(in contacts: ContactBook, clock: any AppClock) {
    self.contacts = contacts
    self.clock = clock
    contacts.changes.add(self) { $0.notify() }
  }

  deinit {
    wait?.cancel()
  }

  private func textChanged() {
    wait?.cancel()
    guard !text.isEmpty else { return }
    wait = Task { [weak self, clock] in
      do {
        try await clock.sleep(for: ContactSearch.pause)
        self?.apply()
      } catch {
        // The text has changed again, or nobody searches any more.
      }
    }
  }

  private func apply() {
    applied = text
    notify()
  }

  private func notify() {
    delegate?.contactSearchDidChangeMatches(self)
  }
}
