let a: A<B?, [C]?, D!>
let e: E<(F) -> G?>
