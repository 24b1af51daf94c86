let a = #/
  A\.b  # a comment with C.d and "
  (?<name> \d+ )
/#
let e = E.f
