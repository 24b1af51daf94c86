/// One of several things of which the user chooses one.
struct Choice: Equatable, Identifiable {
  let id: String
  let title: String
}
