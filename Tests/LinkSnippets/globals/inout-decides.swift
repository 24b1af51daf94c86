// Only a parameter that is 'inout', or a pointer, takes '&'.
struct Row {}
struct Box {}
extension Box { func put(_ row: inout Row) {} }
extension Box { func put(_ row: Row) {} }
func change(_ row: Row) {}
func change(_ row: inout Row) {}

func changed(_ box: Box) {
  var row = Row()
  change(&row)
  box.put(&row)
}
func kept(_ box: Box, _ row: Row) {
  change(row)
  box.put(row)
}
