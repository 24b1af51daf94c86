@testable import SchoolClassScreen

/// Remembers what a class reports.
final class SchoolClassDelegateSpy: SchoolClassDelegate {
  enum Event {
    case members
    case selection
  }

  private(set) var events: [Event] = []

  func schoolClassDidChangeMembers(_ schoolClass: SchoolClass) {
    events.append(.members)
  }

  func schoolClassDidChangeSelection(_ schoolClass: SchoolClass) {
    events.append(.selection)
  }
}
