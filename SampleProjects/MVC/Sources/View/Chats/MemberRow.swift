/// A contact that may be chosen as a member.
struct MemberRow: Equatable, Identifiable {
  let id: String
  let name: String
  let isChosen: Bool
}
