protocol Named {
  var name: String { get }
}
protocol Person: Named {
  var age: Int { get }
}
func use(_ person: any Person) -> String { person.name + "\(person.age)" }
