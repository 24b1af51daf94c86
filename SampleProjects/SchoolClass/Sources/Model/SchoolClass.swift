/// A class of a school: the whole model of the screen.
@MainActor
public final class SchoolClass {
  /// Weak, because controllers own the model and not the other way round.
  public weak var delegate: (any SchoolClassDelegate)?

  public let name: String
  /// The year.
  public let founded: Int
  /// How many have left it with a degree.
  public let graduates: Int
  public private(set) var members: [Member]

  /// The member whose details are of interest; always one of `members`.
  public private(set) var selectedMember: Member?

  public init(name: String, founded: Int, graduates: Int, members: [Member]) {
    self.name = name
    self.founded = founded
    self.graduates = graduates
    self.members = members
  }

  public var memberCount: Int { members.count }

  public var info: ClassInfo {
    ClassInfo(name: name, founded: founded, graduates: graduates, memberCount: memberCount)
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
    members.removeAll { $0 === member }
    delegate?.schoolClassDidChangeMembers(self)
    if selectedMember === member { select(nil) }
  }

  private func has(_ member: Member) -> Bool {
    members.contains { $0 === member }
  }
}
