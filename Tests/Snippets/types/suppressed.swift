struct S: ~Copyable, ~Escapable {}
let a: any P & ~Copyable
func f<T: ~Copyable>(_: some Q & ~Copyable) {}
