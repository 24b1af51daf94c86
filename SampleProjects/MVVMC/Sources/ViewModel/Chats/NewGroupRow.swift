/// One contact that can be chosen for a new group.
struct NewGroupRow: Equatable {
  let id: String
  let name: String
  let isChosen: Bool
}
