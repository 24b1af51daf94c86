// A call that leaves out a parameter without a default value means another declaration.
struct Ink {
  let hex: String
}

extension Ink {
  init(hex: String, opacity: Double) { self.init(hex: hex) }
  init(named name: String, opacity: Double = 1) { self.init(hex: name) }

  static func blend(_ inks: Ink..., with other: Ink) -> Ink { other }
  func draw(on page: Int, done: () -> Void, margin: Int = 0) { done() }
}

struct Pen {
  let short = Ink(hex: "00")
  let full = Ink(hex: "00", opacity: 1)
  let named = Ink(named: "red")
  let blend = Ink.blend(with: Ink(hex: "ff"))

  func write() { short.draw(on: 1) {} }
}
