@testable import SchoolClassScreen

/// Remembers what a class reports, and what it was like then.
final class SchoolClassDelegateSpy: SchoolClassDelegate {
  enum Event {
    case members
    case selection
  }

  private(set) var events: [Event] = []
  /// For each event, whether nobody or one of the members was selected.
  private(set) var selectionsWereValid: [Bool] = []

  func schoolClassDidChangeMembers(_ schoolClass: SchoolClass) {
    note(.members, of: schoolClass)
  }

  func schoolClassDidChangeSelection(_ schoolClass: SchoolClass) {
    note(.selection, of: schoolClass)
  }

  private func note(_ event: Event, of schoolClass: SchoolClass) {
    events.append(event)
    let selected = schoolClass.selectedMember
    selectionsWereValid.append(
      selected == nil || schoolClass.members.contains { $0 === selected })
  }
}
