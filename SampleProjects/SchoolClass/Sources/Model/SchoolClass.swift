import Foundation

/// A class of a school: the whole model of the screen.
@MainActor
public final class SchoolClass {
  /// Weak, because controllers own the model and not the other way round.
  public weak var delegate: (any SchoolClassDelegate)?

  public let name: String
  public let foundingDate: Date
  public let graduationDate: Date

  /// Each of them once.
  public private(set) var members: [Member] = []

  /// The member whose details are of interest: one of `members`, also while the delegate is told.
  public private(set) var selectedMember: Member?

  public init(name: String, foundingDate: Date, graduationDate: Date, members: [Member]) {
    self.name = name
    self.foundingDate = foundingDate
    self.graduationDate = graduationDate
    for member in members where !has(member) { self.members.append(member) }
  }

  public var memberCount: Int { members.count }

  public var info: ClassInfo {
    ClassInfo(
      name: name, foundingDate: foundingDate, graduationDate: graduationDate,
      memberCount: memberCount)
  }

  /// Selects `member`, or nobody; a stranger cannot be selected.
  public func select(_ member: Member?) {
    guard member !== selectedMember, member.map(has) ?? true else { return }
    selectedMember = member
    delegate?.schoolClassDidChangeSelection(self)
  }

  public func add(_ member: Member) {
    guard !has(member) else { return }
    members.append(member)
    delegate?.schoolClassDidChangeMembers(self)
  }

  /// Lets `member` leave, who is then not selected any more.
  public func remove(_ member: Member) {
    guard has(member) else { return }
    let wasSelected = selectedMember === member
    if wasSelected { selectedMember = nil }
    members.removeAll { $0 === member }
    delegate?.schoolClassDidChangeMembers(self)
    if wasSelected { delegate?.schoolClassDidChangeSelection(self) }
  }

  private func has(_ member: Member) -> Bool {
    members.contains { $0 === member }
  }
}
