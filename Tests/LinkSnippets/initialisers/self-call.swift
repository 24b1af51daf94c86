// 'Self(...)' calls an initializer of the type around.
// file: App/Grid.swift
struct Grid { init(width: Int) {} ; var area = 0 }
// file: App/Square.swift
extension Grid {
  static func square() -> Int { Self(width: 1).area }
  func doubled() -> Grid { return Self(width: 2) }
}
