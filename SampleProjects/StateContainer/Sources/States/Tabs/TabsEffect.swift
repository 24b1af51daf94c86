enum TabsEffect: Equatable, Sendable {
  case announce(Notice)
}
