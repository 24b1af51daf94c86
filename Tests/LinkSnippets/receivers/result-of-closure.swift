// What the project declares inside of a call that it does not declare says what that returns.
// file: App/Group.swift
struct Group { let items: [Item] }
struct Item { let name: String }
// file: App/Use.swift
func isKnown(_ name: String, _ groups: [Group]) -> Bool {
  let all = groups.flatMap { $0.items }
  return all.contains { $0.name == name }
}
// file: App/Direct.swift
func isFirst(_ name: String, _ groups: [Group]) -> Bool {
  groups.flatMap { $0.items }.first?.name == name
}
