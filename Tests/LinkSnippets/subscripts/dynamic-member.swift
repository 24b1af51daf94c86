@dynamicMemberLookup struct Proxy<Base> {
  var base: Base
  subscript<T>(dynamicMember path: KeyPath<Base, T>) -> T { base[keyPath: path] }
}
struct User {
  var name = ""
}
func use(_ proxy: Proxy<User>) -> String { proxy.name }
