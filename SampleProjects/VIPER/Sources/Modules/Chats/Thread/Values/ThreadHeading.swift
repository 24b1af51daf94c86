/// What stands around the messages.
struct ThreadHeading: Equatable, Sendable {
  let title: String
  let hasOlder: Bool
  let mayLeave: Bool
}
