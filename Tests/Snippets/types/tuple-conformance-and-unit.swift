typealias Unit = ()
func f(_ a: ()) -> () {}
let b: (()) = ()
