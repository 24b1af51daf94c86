struct Tier {
  init(name: String) {}
}
struct Feature {
  init(name: String) {}
}
func show(tier: Tier) {}
func use(_ tier: Tier) -> Feature {
  show(tier: tier)
  return .init(name: "")
}
