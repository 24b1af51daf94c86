/// The view model of a screen that comes and goes. Two are equal if they are the same object, so that
/// they stand for their screens on the path of a navigation stack.
@MainActor
protocol ScreenViewModel: AnyObject, Hashable {}

extension ScreenViewModel {
  nonisolated static func == (one: Self, other: Self) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
