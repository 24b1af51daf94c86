/// A contact that may be chosen as a member.
struct MemberRow: Equatable {
  let name: String
  let isChosen: Bool
}
