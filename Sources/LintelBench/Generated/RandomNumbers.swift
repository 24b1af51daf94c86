/// The generator SplitMix64, which gives the same numbers on every machine.
struct RandomNumbers {
  private static let step: UInt64 = 0x9e37_79b9_7f4a_7c15

  private var state: UInt64

  /// The state is the mixed seed, because two seeds that differ by a step would give the same
  /// numbers, shifted by one.
  init(seed: Int) { state = Self.mixed(UInt64(bitPattern: Int64(seed)) &+ Self.step) }

  /// Returns a number from 0 up to, not including, `bound`.
  mutating func next(_ bound: Int) -> Int {
    state &+= Self.step
    return Int(Self.mixed(state) >> 1) % bound
  }

  mutating func isChosen(percent: Int) -> Bool { next(100) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let first = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    let second = (first ^ (first >> 27)) &* 0x94d0_49bb_1331_11eb
    return second ^ (second >> 31)
  }
}
