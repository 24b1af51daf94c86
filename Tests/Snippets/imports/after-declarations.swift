struct A {}
import Late
