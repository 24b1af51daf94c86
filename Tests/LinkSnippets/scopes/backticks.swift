struct `default` {
  var `class` = 1
}
func use(_ value: `default`) -> Int { value.class }
